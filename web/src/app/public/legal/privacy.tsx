import { brand, pageMeta } from '#ui/brand.ts';
import { LegalPage } from './legal-page.tsx';
import text from './privacy.md?raw';

export const meta = () =>
  pageMeta(
    'Privacy Policy',
    `What ${brand.name} keeps about you, why, for how long and who sees it, and how to get, correct or delete it.`,
  );

export default function Privacy() {
  return <LegalPage text={text} />;
}
