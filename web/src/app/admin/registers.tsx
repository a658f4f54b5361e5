import { RegistersScreen } from '#features/registers/registers-screen.tsx';
import { pageMeta } from '#ui/brand.ts';

const title = 'Registers';
export const meta = () => pageMeta(title);

export default function AdminRegisters() {
  return <RegistersScreen title={title} />;
}
