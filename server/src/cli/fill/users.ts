import type { Plan } from './plan.ts';
import { momentAt } from './plan.ts';
import { Random, uuidAt } from './random.ts';

const givenNames =
  `Ada Chioma Ngozi Amaka Ifeoma Emeka Chinedu Obinna Kelechi Tunde Bola Funke Segun
  Yemi Kunle Folake Damilola Temitope Aisha Fatima Zainab Hauwa Ibrahim Musa Sani Usman Halima Kofi Ama
  Kwame Wanjiru Thabo Lerato Grace Daniel Maria James`.split(/\s+/);
const familyNames =
  `Okafor Okonkwo Eze Nwosu Obi Onyeka Uche Adeyemi Adebayo Ogunleye Balogun Afolabi
  Olawale Bello Abubakar Mohammed Danjuma Garba Yusuf Suleiman Effiong Bassey Edet Osagie Igbinedion
  Mensah Owusu Kamau Dlamini Smith Garcia Patel`.split(/\s+/);

const SUSPENDED_SHARE = 0.01;

export interface FilledUser {
  id: string;
  username: string;
  email: string;
  suspended: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Makes only the id of a user by row number, which is faster. */
export function userIdAt(plan: Plan, row: number): string {
  return enrol(plan, row).id;
}

/** Makes a user by row number. Row 0 is never suspended, so it can be used to sign in. */
export function userAt(plan: Plan, row: number): FilledUser {
  const { id, createdAt, random } = enrol(plan, row);
  const given = random.pick(givenNames);
  const family = random.pick(familyNames);
  return {
    id,
    username: `${given} ${family}`,
    email: `${given}.${family}.${row + 1}@demo-${plan.seed}.example`.toLowerCase(),
    suspended: row > 0 && random.chance(SUSPENDED_SHARE),
    createdAt,
  };
}

function enrol(plan: Plan, row: number) {
  const random = new Random(plan.seed, 'user', row);
  const createdAt = momentAt(plan, row / plan.users);
  return { id: uuidAt(createdAt, random, row), createdAt, random };
}
