import type { ProofCheck } from '@redflag/shared/replies';
import type { ApiProblem } from '#api/problem.ts';
import { problemOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';

interface CheckProofOptions {
  onProven: () => void;
  /** Returns whether it showed the problem at a field. */
  onRefused?: (problem: ApiProblem) => boolean;
}

/** Sends what somebody was asked for as a proof, or has their site looked at. */
export function useCheckProof(replyId: string, { onProven, onRefused }: CheckProofOptions) {
  const { mutate, isPending, error } = $api.useMutation('post', '/v1/replies/{id}/proof/check', {
    onSuccess: onProven,
    onError: (refusal) => void onRefused?.(problemOf(refusal)),
  });
  const problem = error && problemOf(error);
  const isAtField = onRefused && problem?.errors?.length;
  return {
    send: (body: ProofCheck) => mutate({ params: { path: { id: replyId } }, body }),
    busy: isPending,
    failure: problem && !isAtField ? problem.sentence : null,
  };
}
