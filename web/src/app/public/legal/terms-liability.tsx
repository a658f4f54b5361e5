import { brand } from '#ui/brand.ts';
import type { LegalSection } from './legal-page.tsx';
import { SupportLink } from './legal-page.tsx';

export const service: LegalSection = {
  id: 'availability',
  title: 'The service as it is',
  content: (
    <>
      <p>
        We run {brand.name} with care. It is free, and we offer it as it is and as it is available:
        we do not promise that it always works, that nothing is lost, or that reports are right,
        complete or up to date. Keep the originals of what matters to you.
      </p>
      <p>
        We may change, interrupt or end parts of the service. Before we end all of it we say so on
        this website, so that you can download your data.
      </p>
      <p>
        Other websites that a report or a page names are not ours, and we do not answer for them. Do
        not open an address from a report: it may be dangerous.
      </p>
    </>
  ),
};

export const liability: LegalSection = {
  id: 'liability',
  title: 'Liability',
  content: (
    <>
      <p>
        Nothing here limits what the law does not allow to be limited: for instance harm that is
        done on purpose or by gross negligence, fraud, injury to life or body, and the rights that
        you have as a consumer.
      </p>
      <p>Beyond that, as far as the law permits, we do not answer for:</p>
      <ul>
        <li>what other people write, show or do;</li>
        <li>what you decide because of a report, or because there was none;</li>
        <li>loss of profit or data, and harm that we could not foresee;</li>
        <li>failures of what we do not control, such as phone, mail or power networks.</li>
      </ul>
      <p>
        You answer for what you write. If others make a claim against us because you broke these
        terms on purpose or through carelessness, you make good what that costs us, as far as the
        law permits.
      </p>
    </>
  ),
};

export const ending: LegalSection = {
  id: 'ending',
  title: 'Ending this agreement',
  content: (
    <>
      <p>
        You may leave at any time, without notice: delete your account on your{' '}
        <a href="/user/account">account screen</a>. If you cannot sign in, write to <SupportLink />.
        What is deleted and what stays is in the{' '}
        <a href="/privacy-policy#deletion">Privacy Policy</a>.
      </p>
      <p>
        We may end the agreement for a good reason, such as a serious breach of these terms, or with
        fair notice when we end the service.
      </p>
      <p>
        What has to outlast the agreement does: the licence for reports that stay, what these terms
        say of liability, and the law that applies.
      </p>
    </>
  ),
};

export const changes: LegalSection = {
  id: 'changes',
  title: 'Changes to these terms',
  content: (
    <p>
      We may change these terms when the service or the law changes. The date at the top says when
      we last did. Before a change that matters to you takes effect, we tell you on this website or
      by mail. If you do not agree, you may delete your account; if you go on using the service
      afterwards, the new terms apply.
    </p>
  ),
};

export const law: LegalSection = {
  id: 'law',
  title: 'Law and disputes',
  content: (
    <>
      <p>
        The law of the country where {brand.name} has its registered seat applies, and the courts
        there decide. Ask us where that is. If you are a consumer, you keep the protection of the
        law where you live, and may go to the courts there.
      </p>
      <p>
        Please write to us first: most things can be settled so. If a part of these terms turns out
        not to be valid, the rest still applies.
      </p>
    </>
  ),
};
