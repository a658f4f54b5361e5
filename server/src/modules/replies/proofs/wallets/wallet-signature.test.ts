import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base64, hex } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { createBitcoinWallet, createEthereumWallet } from '#testing/wallets.ts';
import { isSignable, isSignedBy } from './wallet-signature.ts';

const LONG = `${'x'.repeat(300)}é`;
const ACCENTS = 'é'.repeat(200);

/**
 * Signatures by other programs, and those of BIP-322's own test vectors, all with the private key of
 * the latter (and, of Ethereum, the same number).
 */
const signatures = [
  [
    'bip322-js',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    '',
    'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  ],
  [
    'bip322-js',
    'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
    '',
    'AUHNaXxQknEiL9jFsBmJpl/5GiYQMgtx1zIvYrr7nEgI2yl6VlhrtL10jimhKaVadVGnVrbu7twaqgjTfH6ON8FrAQ==',
  ],
  [
    'bip322-js',
    '14vV3aCHBeStb5bkenkNHbe2YAFinYdXgc',
    '',
    'H0Gm/ylcjvGmj29D/r6ASHKKWAyGA/MEU/Eh+IhFw3ZxFxy9b/dJ8/XFsiutCV8DWlFGnO95m/KoZwFPJTF1qaM=',
  ],
  [
    'bip322-js',
    '37qyp7jQAzqb2rCBpMvVtLDuuzKAUCVnJb',
    '',
    'AkgwRQIhAJFXl+/g7w+UDxvGex2KulmFJshHi02gQZXGRpZ+9bapAiB5Q/ikazTS7FMewqVFil3RLkEErUZ25k6f/xYThoQXogEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  ],
  [
    'bitcoinjs-message',
    '169ojqRJ3d4f7aNMu86nAAwGJyeykmByFU',
    '',
    'G0Gm/ylcjvGmj29D/r6ASHKKWAyGA/MEU/Eh+IhFw3ZxFxy9b/dJ8/XFsiutCV8DWlFGnO95m/KoZwFPJTF1qaM=',
  ],
  [
    'bitcoinjs-message',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    '',
    'J0Gm/ylcjvGmj29D/r6ASHKKWAyGA/MEU/Eh+IhFw3ZxFxy9b/dJ8/XFsiutCV8DWlFGnO95m/KoZwFPJTF1qaM=',
  ],
  [
    'bitcoinjs-message',
    '37qyp7jQAzqb2rCBpMvVtLDuuzKAUCVnJb',
    '',
    'I0Gm/ylcjvGmj29D/r6ASHKKWAyGA/MEU/Eh+IhFw3ZxFxy9b/dJ8/XFsiutCV8DWlFGnO95m/KoZwFPJTF1qaM=',
  ],
  [
    'bip322-js',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    'Hello World',
    'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  ],
  [
    'bip322-js',
    'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
    'Hello World',
    'AUGCeJB2qpmE+WIrU9T5FjASV4zWTyxvNXO5Q36buUZSY8zqPIVEJNHzOQK5WPL1K3UKoTV56MQzsrrXYHUIFKGpAQ==',
  ],
  [
    'bip322-js',
    '14vV3aCHBeStb5bkenkNHbe2YAFinYdXgc',
    'Hello World',
    'IOW2xi+ebJLeBtr674l4QH76dqDoVjLV80R9EFKFQX5rBrlCXPIZaYs8Yuayg0ZqjyiCbLy9pzZIS7JWT65/nsU=',
  ],
  [
    'bip322-js',
    '37qyp7jQAzqb2rCBpMvVtLDuuzKAUCVnJb',
    'Hello World',
    'AkcwRAIgRfq2Gfv9guFcXAf2vQEJSHX8FP5OuiHs1DSK1I0wk/0CIGPzqm6QNPTDJuki148OQ2DbJtXyrr71s4xYPwogQUupASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
  [
    'bitcoinjs-message',
    '169ojqRJ3d4f7aNMu86nAAwGJyeykmByFU',
    'Hello World',
    'HOW2xi+ebJLeBtr674l4QH76dqDoVjLV80R9EFKFQX5rBrlCXPIZaYs8Yuayg0ZqjyiCbLy9pzZIS7JWT65/nsU=',
  ],
  [
    'bitcoinjs-message',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    'Hello World',
    'KOW2xi+ebJLeBtr674l4QH76dqDoVjLV80R9EFKFQX5rBrlCXPIZaYs8Yuayg0ZqjyiCbLy9pzZIS7JWT65/nsU=',
  ],
  [
    'bitcoinjs-message',
    '37qyp7jQAzqb2rCBpMvVtLDuuzKAUCVnJb',
    'Hello World',
    'JOW2xi+ebJLeBtr674l4QH76dqDoVjLV80R9EFKFQX5rBrlCXPIZaYs8Yuayg0ZqjyiCbLy9pzZIS7JWT65/nsU=',
  ],
  [
    'bip322-js',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    LONG,
    'AkgwRQIhAP6IGOnj51TiYaGEN80sxpGd6Yb7pgm0b/apdN4ornJtAiBQ9qtaLeCmPVPhWLIjuA6CQK9aVpAHcGzjiSfGESe+7QEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  ],
  [
    'bip322-js',
    'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
    LONG,
    'AUFQNPPxMuTwMwzk6eIaHg0lwQ1jfK/Vg6DJy1V9b2QEZKSJmm09213mrKJQrS2rz8ZyejPrBP8PO7TL6Qbqu6KLAQ==',
  ],
  [
    'bip322-js',
    '14vV3aCHBeStb5bkenkNHbe2YAFinYdXgc',
    LONG,
    'IKPWFqf+qQOX+4Gh3ob16JfeU7ZOvI+3XYea+84FyC9IdZixpwqLWF27YoKMlAVrUPnUKzmaOvyGj7Id3FxRIjQ=',
  ],
  [
    'bip322-js',
    '37qyp7jQAzqb2rCBpMvVtLDuuzKAUCVnJb',
    LONG,
    'AkcwRAIgKrMn0rbbW50b5SbDmm2QoU2YKZyNAfBX0ds9VW0zcUECIEPTJUtBiNjIMQ67OwtUYI9PXgo1Ked37yGiME5w8tz0ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
  [
    'bitcoinjs-message',
    '169ojqRJ3d4f7aNMu86nAAwGJyeykmByFU',
    LONG,
    'HKPWFqf+qQOX+4Gh3ob16JfeU7ZOvI+3XYea+84FyC9IdZixpwqLWF27YoKMlAVrUPnUKzmaOvyGj7Id3FxRIjQ=',
  ],
  [
    'bitcoinjs-message',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    LONG,
    'KKPWFqf+qQOX+4Gh3ob16JfeU7ZOvI+3XYea+84FyC9IdZixpwqLWF27YoKMlAVrUPnUKzmaOvyGj7Id3FxRIjQ=',
  ],
  [
    'bitcoinjs-message',
    '37qyp7jQAzqb2rCBpMvVtLDuuzKAUCVnJb',
    LONG,
    'JKPWFqf+qQOX+4Gh3ob16JfeU7ZOvI+3XYea+84FyC9IdZixpwqLWF27YoKMlAVrUPnUKzmaOvyGj7Id3FxRIjQ=',
  ],
  [
    'ethers',
    '0x342d64f90864659ecd5dbdb5260534bf0f0477a3',
    '',
    '0x4a3952f4866b0bd332d4491091d1bdb3dd3e8a881e48811b406164332987237f03107a3b74838f9540994aba2b1f35f5a45926c8ccbb8744a3927190b0bdade71c',
  ],
  [
    'ethers',
    '0x342d64f90864659ecd5dbdb5260534bf0f0477a3',
    'Hello World',
    '0x25e3e507dcb76ee8a45f39a040c2ce4b40b38448d607babe5324a320dc8fed232436eb0fcd7eb3a2ce23e4344500934ef218b42da2c6b9a78daaa3d99acbc3db1b',
  ],
  [
    'ethers',
    '0x342d64f90864659ecd5dbdb5260534bf0f0477a3',
    ACCENTS,
    '0x1b68da327cc8e0f2626ea47bfcf7522a4f8e8e7780d0b98b6cc47db5666cc2410385e572d7264280c23c918c39d9347bfb36bba24b89b61bd7de030c213bbc291b',
  ],
  [
    'BIP-322',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    '',
    'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
  [
    'BIP-322',
    'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    'Hello World',
    'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
  [
    'BIP-322',
    'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
    'Hello World',
    'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
  ],
] as const;

const ETHEREUM = '0x342d64f90864659ecd5dbdb5260534bf0f0477a3';
const SEGWIT = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l';
const TAPROOT = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3';
const LEGACY = '14vV3aCHBeStb5bkenkNHbe2YAFinYdXgc';
const signatureOf = (address: string, by: string) =>
  signatures.find(
    ([who, key, text]) => who === by && key === address && text === 'Hello World',
  )?.[3] ?? '';

describe('a signature', () => {
  test.each(signatures)('of %s by %s proves the wallet', (_, address, message, signature) => {
    expect(isSignable(address)).toBe(true);
    expect(isSignedBy(address, message, signature)).toBe(true);
    expect(isSignedBy(address, `${message} `, signature)).toBe(false);
    const others = signatures.filter(([, key]) => key !== address);
    for (const [, key] of others) {
      // One key has several addresses, and a signature of the first kind proves all but taproot's.
      const isSameKey = base64Length(signature) === 65 && isOneKeys(key) && isOneKeys(address);
      if (!isSameKey) expect(isSignedBy(key, message, signature)).toBe(false);
    }
  });

  test.each([
    ['Ethereum', createEthereumWallet],
    ['segwit', () => createBitcoinWallet('segwit')],
    ['taproot', () => createBitcoinWallet('taproot')],
  ])('of a new %s wallet proves it, and no other', (_, create) => {
    const [wallet, other] = [create(), create()];
    const signature = wallet.sign('Hello');
    expect(isSignedBy(wallet.address.toLowerCase(), 'Hello', signature)).toBe(true);
    expect(isSignedBy(other.address.toLowerCase(), 'Hello', signature)).toBe(false);
  });

  test('with the other of two numbers that the curve allows is refused', () => {
    const { n } = secp256k1.Point.CURVE();
    const negate = (s: string) => (n - BigInt(`0x${s}`)).toString(16).padStart(64, '0');
    const [, r, s, v] = /^0x(.{64})(.{64})(..)$/.exec(signatureOf(ETHEREUM, 'ethers')) ?? [];
    const twisted = `0x${r}${negate(s ?? '')}${v === '1b' ? '1c' : '1b'}`;
    expect(isSignedBy(ETHEREUM, 'Hello World', twisted)).toBe(false);
    const [, header, rest, last] =
      /^(..)(.{64})(.{64})$/.exec(hex.encode(base64.decode(signatureOf(LEGACY, 'bip322-js')))) ??
      [];
    // The last bit of the header, from 27 on, says which of two points it is.
    const flipped = (((Number.parseInt(header ?? '', 16) - 27) ^ 1) + 27).toString(16);
    const other = base64.encode(hex.decode(`${flipped}${rest}${negate(last ?? '')}`));
    expect(isSignedBy(LEGACY, 'Hello World', other)).toBe(false);
  });

  test.each([
    ...['', '0x', 'a', '%', '0x'.padEnd(132, '0'), '0x'.padEnd(132, 'f'), 'A'.repeat(88)],
    ...[base64.encode(new Uint8Array(65)), base64.encode(new Uint8Array(65).fill(255))],
    ...['AA==', 'AQ==', 'AUA=', '/////w==', 'smp', base64.encode(new Uint8Array(66).fill(1))],
    base64.encode(Uint8Array.of(1, 0xfd, 0xff, 0xff)),
    base64.encode(Uint8Array.of(2, 1, 1, 33, ...new Uint8Array(33))),
  ])('such as %j is refused without a fuss', (signature) => {
    for (const address of [ETHEREUM, SEGWIT, TAPROOT, LEGACY])
      expect(isSignedBy(address, 'Hello World', signature)).toBe(false);
  });

  test('with something after it, or of another kind of hash, is refused', () => {
    for (const address of [SEGWIT, TAPROOT]) {
      const bytes = base64.decode(signatureOf(address, 'bip322-js'));
      expect(isSignedBy(address, 'Hello World', `smp${base64.encode(bytes)}`)).toBe(true);
      const longer = base64.encode(Uint8Array.of(...bytes, 0));
      expect(isSignedBy(address, 'Hello World', longer)).toBe(false);
      const [, size = 0] = bytes;
      const none = Uint8Array.from(bytes);
      none[1 + size] = 2;
      expect(isSignedBy(address, 'Hello World', base64.encode(none))).toBe(false);
    }
  });
});

test.each([
  ['a script of several keys', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  ['a later version', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
  ['Tron', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['Litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['Solana', '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'],
  ['Polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
])('of %s, evidence is left', (_, address) => {
  expect(isSignable(address)).toBe(false);
  expect(isSignedBy(address, 'Hello', signatureOf(SEGWIT, 'bip322-js'))).toBe(false);
});

function base64Length(signature: string): number {
  return signature.startsWith('0x') ? 0 : base64.decode(signature).length;
}

/** Whether an address is one of those that the same key has. */
function isOneKeys(address: string): boolean {
  return !address.startsWith('0x') && address !== TAPROOT;
}
