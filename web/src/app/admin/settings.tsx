import { SettingsCards } from '#features/settings/settings-cards.tsx';
import { pageMeta } from '#ui/brand.ts';
import { PageTitle } from '#ui/page-title.tsx';

const title = 'Settings';
export const meta = () => pageMeta(title);

export default function AdminSettings() {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <SettingsCards />
    </>
  );
}
