import { defaultProfile, describeProfile } from '@cardsight/contract/profile'

/** The person that pages assume unless they say otherwise, in a line. The default profile has no ids to name. */
export const assumedPerson = describeProfile(defaultProfile, { programs: [], memberships: [], credits: [] })
