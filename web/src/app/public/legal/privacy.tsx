import { brand, pageMeta } from '#ui/brand.ts';
import { LegalPage } from './legal-page.tsx';
import { privacy } from './privacy.words.ts';

export const meta = () =>
  pageMeta(
    'Privacy Policy',
    `What ${brand.name} keeps about you, why, for how long and who sees it, and how to get, correct or delete it.`,
  );

export default function Privacy() {
  return <LegalPage text={privacy} />;
}
