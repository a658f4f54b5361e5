import { normaliseTarget } from '@redflag/shared/targets';
import {
  accountNumberOf,
  bankOfAccount,
  composeAccount,
  UNKNOWN_BANK,
} from '@redflag/shared/targets/numbers/bank';
import { bankOf, findBanks } from '@redflag/shared/targets/numbers/banks';

/**
 * Reads the number of an account as typed, and its bank, which is empty if it is not named or not
 * known. Null until there is a number, and for an IBAN, which says its bank itself.
 */
export function readAccount(target: string): { number: string; bank: string } | null {
  const key = normaliseTarget('bank', target) ?? '';
  const number = accountNumberOf(key);
  const bank = bankOf(bankOfAccount(key) ?? '');
  return number === null ? null : { number, bank: bank?.key ?? '' };
}

/** Writes a bank before an account, in the place of another; without one, takes the bank away. */
export function withBank(target: string, bank: string): string {
  const { number = '' } = readAccount(target) ?? {};
  const rest = findBanks(target)
    .reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), target)
    .trim();
  // What else was typed stays, such as the name of the holder, if the number can still be read.
  const isRead = normaliseTarget('bank', rest) === `${UNKNOWN_BANK}/${number}`;
  return composeAccount(bank, isRead ? rest : number);
}
