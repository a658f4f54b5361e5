export {
  heldByDecider,
  ofHolder,
  ofReporter,
  ownOfDecider,
  refuseHolder,
  refuseInvolved,
  refuseReporter,
} from './own-matters.service.ts';
