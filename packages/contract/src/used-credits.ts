/** Which statement credits a profile counts. Broad ones count unless the person says otherwise. */
import type { Profile } from './profile.ts'

type Credit = Readonly<{ id: string; isDefault: boolean }>

export function usesCredit({ credits, creditAmounts }: Profile, { id, isDefault }: Credit): boolean {
  return (creditAmounts[id] ?? Number(isDefault || credits.includes(id))) > 0
}

/** The profile of a person who uses a credit, or who doesn't. */
export function withCredit(profile: Profile, { id, isDefault }: Credit, isUsed: boolean): Profile {
  const { [id]: _, ...others } = profile.creditAmounts
  const credits = profile.credits.filter((each) => each !== id)
  return {
    ...profile,
    credits: isUsed && !isDefault ? [...credits, id] : credits,
    creditAmounts: isDefault && !isUsed ? { ...others, [id]: 0 } : others,
  }
}
