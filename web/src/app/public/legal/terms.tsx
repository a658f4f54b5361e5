import { anyTarget } from '@redflag/shared/categories/category.words';
import { brand, pageMeta } from '#ui/brand.ts';
import { LegalPage } from './legal-page.tsx';
import text from './terms.md?raw';

export const meta = () =>
  pageMeta(
    'Terms and Conditions',
    `The rules for using ${brand.name}: who may use it, what you may report, what a report means, and what you and we are responsible for.`,
  );

export default function Terms() {
  return <LegalPage text={text.replace('{any target}', anyTarget())} />;
}
