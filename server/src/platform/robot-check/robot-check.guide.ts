import { robotCheck } from '#platform/limits.ts';

/** A solved check with real numbers. Its challenge is signed with a key that no server uses. */
const solvedExample = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      expiresAt: 4102444800,
      keyLength: 32,
      keyPrefix: '8691e09665df4a1db7d00e3b0910ddc0',
      keySignature: 'ecf0382802a54aeb9b0bf2accfadd3f914b3673792dc57fe335bb5de847f2e4b',
      nonce: 'b2732fb02a86644c8c00d9a5383dbde7',
      salt: 'bea8c18a78f0cf66805572dd22b1bf49',
    },
    signature: 'ee85a62f554679985ee529cba0dd9a8db3f98cab0a53d6ac888bb208741d322d',
  },
  solution: {
    counter: 258,
    derivedKey: '8691e09665df4a1db7d00e3b0910ddc0c842fe017775a88d54cb2f02da15c4a5',
  },
};

const asJson = (value: object) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
const { challenge, solution } = solvedExample;
/** From which the counter derives the key, in hexadecimal. */
const password = challenge.parameters.nonce + solution.counter.toString(16).padStart(8, '0');
const encoded = Buffer.from(JSON.stringify(solvedExample)).toString('base64');
const { least, most } = robotCheck.guesses;

/** Tells authors of clients how to solve a check and send the solution, in Markdown. */
export const robotCheckGuide = `
Sign-up, forgotten passwords and phone codes need a solved robot check, and sign-in too after wrong passwords. It is a
proof of work in version 2 of the [ALTCHA](https://altcha.org) format, with PBKDF2/SHA-256. Any ALTCHA v2 library solves
it, or these steps do:

1. Get a challenge here. \`nonce\`, \`salt\` and \`keyPrefix\` are bytes in lower-case hexadecimal.
2. For \`counter\` = 0, 1, 2, … the password is the bytes of \`nonce\`, followed by the counter as a 32-bit unsigned
   big-endian integer. Derive a key of \`keyLength\` bytes from it with PBKDF2, HMAC-SHA-256, the bytes of \`salt\` as salt, and
   \`cost\` iterations. Stop at the first key that starts with the bytes of \`keyPrefix\`. That takes ${least} to ${most} tries.
3. Build the JSON \`{"challenge": …, "solution": {"counter": …, "derivedKey": …}}\`: the challenge exactly as received, with
   all its parameters and its signature, the counter as a number, and the whole derived key in lower-case hexadecimal.
4. Encode this JSON (UTF-8) in base64 with the standard alphabet (RFC 4648 section 4), and send it as \`robotCheck\`.

The \`cost\` rises with the sign-ups from your network in the last hour, and sign-up refuses a challenge that is much too easy
by now.

A challenge is valid for ${robotCheck.validSeconds / 60} minutes, until \`expiresAt\` (seconds since 1970), and a solution is accepted once:
after a failed request, solve a new challenge. A wrong, expired or used solution gets 422 with the code
\`auth/robot-check-failed\`, a missing one with the code \`validation\`. Only
\`POST /v1/auth/sign-in\` needs none at first: it asks by \`auth/robot-check-failed\` after a hundred wrong
passwords for the account in an hour, unless you send the cookie \`device\` of an earlier sign-in to it.

A worked example. The challenge:

${asJson(challenge)}

With the counter ${solution.counter}, the password is \`${password}\`, and its key starts with \`keyPrefix\`:

${asJson(solution)}

The value of \`robotCheck\`, on one line:

\`\`\`
${encoded}
\`\`\`
`;
