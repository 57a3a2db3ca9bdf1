export { describeProfile } from '../describe-profile.ts'
export {
  type CreditLevel,
  creditLevels,
  defaultProfile,
  isSameProfile,
  MAX_POINT_VALUE,
  type PointUse,
  type Profile,
  pointUses,
  profileParameters,
  profileQuery,
  upgradeProfile,
  usualDebt,
  usualPayment,
} from '../profile.ts'
export {
  describeUnknownIds,
  findUnknownIds,
  type ProfileIds,
  withoutUnknownIds,
} from '../profile-ids.ts'
export { usesCredit, withCredit } from '../used-credits.ts'
