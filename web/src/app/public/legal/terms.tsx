import { brand, pageMeta } from '#ui/brand.ts';
import { LegalPage } from './legal-page.tsx';
import { about, account, audience, contact, purpose } from './terms-account.tsx';
import { changes, ending, law, liability, service } from './terms-liability.tsx';
import { contesting, licence, meaning, removal, reports, review } from './terms-reports.tsx';
import { misuse, vulnerabilities } from './terms-rules.tsx';

export const meta = () =>
  pageMeta(
    'Terms and Conditions',
    `The rules for using ${brand.name}: who may use it, what a report must be, what it means, and what you and we answer for.`,
  );

export default function Terms() {
  return (
    <LegalPage
      title="Terms and Conditions"
      summary={
        <>
          <h2>In short</h2>
          <p>
            {brand.name} is free, and for everyone aged 13 or over. Report truthfully what you have
            seen, with evidence that you may share. Everyone who is signed in can read your report
            at once, and you cannot change it afterwards; you can delete it. A report does not prove
            that anybody is guilty, and finding none does not prove that anybody is honest: decide
            for yourself before you answer, click or pay. If a report about you is wrong, write to
            us.
          </p>
        </>
      }
      sections={[
        about,
        purpose,
        audience,
        account,
        reports,
        licence,
        review,
        meaning,
        vulnerabilities,
        misuse,
        removal,
        contesting,
        service,
        liability,
        ending,
        changes,
        law,
        contact,
      ]}
    />
  );
}
