import {
  describeUnknownIds,
  findUnknownIds,
  type Profile,
  type ProfileIds,
} from '@cardsight/contract/profile'
import { AppError } from '../../errors.ts'

/** Throws a 400 that names each parameter with unknown ids, and lists the allowed ones. */
export function checkProfile(profile: Profile, options: ProfileIds): void {
  const problems = findUnknownIds(profile, options)
  if (problems.length > 0) {
    throw new AppError('bad-input', {
      entries: problems.map((problem) => ({
        msg: `${problem.param}: ${describeUnknownIds(problem)}`,
        param: problem.param,
      })),
    })
  }
}
