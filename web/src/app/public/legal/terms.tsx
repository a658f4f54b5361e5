import { brand, pageMeta } from '#ui/brand.ts';
import { LegalPage } from './legal-page.tsx';
import text from './terms.md?raw';

export const meta = () =>
  pageMeta(
    'Terms and Conditions',
    `The rules for using ${brand.name}: who may use it, what a report must be, what it means, and what you and we answer for.`,
  );

export default function Terms() {
  return <LegalPage text={text} />;
}
