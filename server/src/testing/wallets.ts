import { schnorr } from '@noble/curves/secp256k1.js';
import { base64, utf8 } from '@scure/base';
import { p2tr, p2wpkh, RawWitness, Transaction } from '@scure/btc-signer';
import { pubECDSA, pubSchnorr, randomPrivateKeyBytes } from '@scure/btc-signer/utils.js';
import { addr, eip191Signer } from 'micro-eth-signer';

/** A new wallet, and what signs with it as wallet programs do. */
export interface Wallet {
  address: string;
  sign: (message: string) => string;
}

export function createEthereumWallet(): Wallet {
  const { privateKey, address } = addr.random();
  return { address, sign: (message) => eip191Signer.sign(message, privateKey) };
}

/** A Bitcoin wallet with a segwit or taproot address, which signs as BIP-322 says. */
export function createBitcoinWallet(kind: 'segwit' | 'taproot'): Wallet {
  const secret = randomPrivateKeyBytes();
  const { address = '', script } =
    kind === 'segwit' ? p2wpkh(pubECDSA(secret)) : p2tr(pubSchnorr(secret));
  return {
    address,
    sign(message) {
      const hash = schnorr.utils.taggedHash('BIP0322-signed-message', utf8.decode(message));
      const toSpend = new Transaction({ version: 0, allowUnknownVersion: true });
      toSpend.addOutput({ script, amount: 0n });
      toSpend.addInput({
        txid: new Uint8Array(32),
        index: 0xffff_ffff,
        sequence: 0,
        finalScriptSig: Uint8Array.of(0, 32, ...hash),
      });
      const toSign = new Transaction({
        version: 0,
        allowUnknownVersion: true,
        allowUnknownOutputs: true,
      });
      toSign.addInput({
        txid: toSpend.id,
        index: 0,
        sequence: 0,
        witnessUtxo: { script, amount: 0n },
        ...(kind === 'taproot' && { tapInternalKey: pubSchnorr(secret) }),
      });
      toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n });
      toSign.sign(secret);
      toSign.finalize();
      return base64.encode(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []));
    },
  };
}
