import type { ReplyGround, ReplyState } from '@redflag/shared/replies/values';

/** What a holder says of the reports, as reviewers read it. A newer server may know other grounds. */
export function groundWords(ground: ReplyGround): string {
  const words: Record<ReplyGround, string> = {
    'not-me': 'It was not them: somebody used their number or name',
    'new-holder': 'It had another holder before',
    settled: 'It has been settled',
    mistaken: 'The reports are wrong',
    'lawful-business': 'It is a lawful business',
    other: 'Something else',
  };
  return words[ground] ?? ground;
}

/** What became of a reply, as reviewers read it. */
export function stateWords(state: ReplyState): string {
  const words: Record<ReplyState, string> = {
    waiting: 'Waiting',
    appealed: 'Asked again',
    upheld: 'Upheld',
    published: 'Published',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
  };
  return words[state] ?? state;
}
