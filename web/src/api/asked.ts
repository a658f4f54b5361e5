import type { CODE_NEEDED, PASSWORD_NEEDED, PROOF_NEEDED } from '@redflag/shared/accounts/values';

/** What an act asks for again. */
export type Asked = typeof PASSWORD_NEEDED | typeof PROOF_NEEDED | typeof CODE_NEEDED;

/** Shows the question, or hides it with null. The layout of the app sets this. */
export const question = { show: (_asked: Asked | null): void => undefined };
