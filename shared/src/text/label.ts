const words = `url link website site web webpage domain address mail email e-?mail
  phone tel telephone mobile cell call sms text hotline fax contact number whats ?app telegram tg
  instagram ig insta facebook fb twitter x tiktok linkedin snapchat snap youtube handle username user profile
  btc bitcoin eth ethereum usdt usdc trc-?20 erc-?20 bep-?20 bnb trx tron sol solana xrp ripple ltc litecoin
  doge dogecoin xmr monero ton dot polkadot xlm stellar ada cardano crypto wallet
  bank account acct acc a/?c iban nuban name`
  .split(/\s+(?!\?)/)
  .join('|');
const labelled = new RegExp(
  `^(?:(?:my|our|the|your|his|her|their|new|official) ){0,2}((?:${words})(?:\\.?[ -](?:${words}|no|num|number|id|name|page))*)\\.?\\s{0,3}(?:\\([^()]{1,20}\\)\\s?)?(?:[:=]\\s*(?!//)|\\s?\\p{Dash}\\s(?=[@(+]{0,2}\\p{Nd}|\\S*[@./:]))(?=\\S)`,
  'iu',
);

/** Splits what a target is called, as in `Email: ada@evil.com`, from the target. Null without such a label. */
export function readLabel(text: string): { label: string; rest: string } | null {
  const [all, label] = labelled.exec(text) ?? [];
  return all && label ? { label: label.toLowerCase(), rest: text.slice(all.length) } : null;
}
