/** Returns what a site carries, in a TXT record or the file. */
export function siteProof(nonce: string): string {
  return `redflag-verify=${nonce}`;
}

/** Returns where a site has the file. */
export function fileUrl(host: string): string {
  return `https://${host}/.well-known/redflag-verify.txt`;
}
