import { SystemScreen } from '#features/system/system-screen.tsx';
import { pageMeta } from '#ui/brand.ts';

const title = 'System';
export const meta = () => pageMeta(title);

export default function AdminSystem() {
  return <SystemScreen title={title} />;
}
