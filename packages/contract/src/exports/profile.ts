export {
  type CreditLevel,
  creditLevels,
  defaultProfile,
  isSameProfile,
  MAX_POINT_VALUE,
  type PointUse,
  type Profile,
  pointUses,
  profileQuery,
} from '../profile.ts'
export { findUnknownIds, type ProfileIds, type UnknownIds, withoutUnknownIds } from '../profile-ids.ts'
