export {
  type Brand,
  type CreditOption,
  type MembershipOption,
  type OfferedOptions,
  offeredOptionsSchema,
  type ProfileOptions,
  type ProgramOption,
  profileOptionsSchema,
} from '../profile-options.ts'
export { type ProfileQuery, profileQuerySchema, toProfile } from '../profile-query.ts'
export { profileSchema, type SavedProfile, savedProfileSchema } from '../profile-schema.ts'
