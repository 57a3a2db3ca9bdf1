/** A profile on the command line: its options have the names of the API's query parameters, in kebab case. */
import { profileAbout, profileOptionsOf } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { describeUnknownIds, findUnknownIds, type Profile } from '@cardsight/contract/profile'
import { profileQuerySchema, toProfile } from '@cardsight/contract/profile-schemas'
import { fail } from './fail.ts'

/** Options for `parseArgs`. */
export const profileArguments = {
  credit: { type: 'string' },
  history: { type: 'string' },
  deposit: { type: 'string' },
  programs: { type: 'string' },
  memberships: { type: 'string' },
  points: { type: 'string' },
  'point-values': { type: 'string' },
  credits: { type: 'string' },
  rotating: { type: 'string' },
  portals: { type: 'string' },
  business: { type: 'string' },
  rent: { type: 'string' },
  balance: { type: 'string' },
  payment: { type: 'string' },
} as const

export const PROFILE_USAGE = `Profile: [--credit none|poor|fair|good|excellent] [--history short|long] [--deposit DOLLARS]
  [--programs id:DOLLARS,id] [--memberships id:DOLLARS,id]
  [--points cash|easy|transfers|own] [--point-values id:HUNDREDTHS,id:HUNDREDTHS] [--credits id:DOLLARS,id]
  [--rotating yes|no] [--portals yes|no] [--business yes|no]
  [--rent DOLLARS] [--balance DOLLARS --payment DOLLARS]`

type Given = Readonly<Partial<Record<keyof typeof profileArguments, string>>>

/** Exits with the allowed values if one is unknown. `published` is what the command runs on, and `cardIds` what it's about. */
export function readProfile(
  { 'point-values': pointValues, ...given }: Given,
  published: Release,
  cardIds: readonly string[] = [],
): Profile {
  const { success, data, error } = profileQuerySchema.safeParse({ ...given, pointValues })
  if (!success) {
    return fail(error.issues.map(({ path, message }) => `${optionOf(path.join('.'))} ${message}`).join('\n'))
  }
  const profile = profileAbout(cardIds, toProfile(data), published)
  const unknown = findUnknownIds(profile, optionsOf(published))
  return unknown.length === 0
    ? profile
    : fail(unknown.map((problem) => `${optionOf(problem.param)} ${describeUnknownIds(problem)}`).join('\n'))
}

/** Ids of the catalog are valid even if the command runs on the user's own cards, which may not have them. */
function optionsOf(cards: Release) {
  const [own, all] = [profileOptionsOf(cards), profileOptionsOf(releaseWithBusiness)]
  return {
    programs: [...all.programs, ...own.programs],
    memberships: [...all.memberships, ...own.memberships],
    credits: [...all.credits, ...own.credits],
  }
}

function optionOf(param: string): string {
  return `--${param.replace('pointValues', 'point-values')}`
}
