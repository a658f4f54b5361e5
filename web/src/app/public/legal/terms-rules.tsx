import { brand } from '#ui/brand.ts';
import type { LegalSection } from './legal-page.tsx';
import { SupportLink } from './legal-page.tsx';

export const vulnerabilities: LegalSection = {
  id: 'vulnerabilities',
  title: 'Security vulnerabilities',
  content: (
    <>
      <p>You may report weaknesses in websites and apps here. Do it so that nobody is harmed:</p>
      <ul>
        <li>
          Do not break into systems, and do not test what belongs to others without their
          permission. These terms give you no such permission.
        </li>
        <li>
          Do not read, change, keep or pass on other people’s data. If you came across some, stop,
          and say so without showing it.
        </li>
        <li>
          Tell the owner of the system first, and give them time to mend it. A report here is seen
          by others at once.
        </li>
        <li>
          Say what is at risk and how people can protect themselves. Leave out what an attacker
          could use: working exploits, passwords, keys, steps to follow.
        </li>
        <li>Ask for no money, and make no threats.</li>
      </ul>
      <p>
        Have you found a weakness in {brand.name} itself? Do not file a report: write to{' '}
        <SupportLink />, and leave us time to mend it before you tell others.
      </p>
    </>
  ),
};

export const misuse: LegalSection = {
  id: 'misuse',
  title: 'What is not allowed',
  content: (
    <ul>
      <li>
        False reports, and reports to take revenge, to harm a rival or to put pressure on somebody.
      </li>
      <li>Insults, threats, hate, and the exposure of private people.</li>
      <li>Pretending to be somebody else, or to be one of us.</li>
      <li>Using {brand.name} to find victims, or to see whether your own scam has been noticed.</li>
      <li>
        Getting into other people’s accounts, or around a suspension, a limit or the robot check.
      </li>
      <li>
        Disturbing or overloading the service, sending harmful files, or copying reports in bulk
        without our consent.
      </li>
      <li>Anything else that the law forbids.</li>
    </ul>
  ),
};
