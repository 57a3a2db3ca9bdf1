import { MAX_POINT_VALUE, type PointUse } from '@cardsight/contract/profile'
import type { MembershipOption, ProgramOption } from '@cardsight/contract/profile-schemas'

export const pointTexts: Readonly<Record<PointUse, Readonly<{ label: string; hint: string }>>> = {
  cash: {
    label: 'Cash out',
    hint: 'As cash or a statement credit. Most airline and hotel points count as $0.',
  },
  easy: {
    label: 'I don’t transfer points',
    hint: 'Cash or the issuer’s travel portal, whichever pays more.',
  },
  transfers: {
    label: 'I transfer points',
    hint: 'To airline and hotel partners, at the typical published value.',
  },
  own: {
    label: 'My own values',
    hint: 'Enter cents per point. For programs you skip, we assume you don’t transfer points.',
  },
}

/** Groups of programs, in the order of the lists. Kinds that no group names are in the last one. */
export const usedProgramGroups = [
  { label: 'Airlines', kinds: ['airline'] },
  { label: 'Hotels', kinds: ['hotel'] },
  { label: 'Rail and cruises', kinds: ['rail', 'cruise'] },
  { label: 'Stores', kinds: ['store'] },
] as const satisfies readonly KindGroup<ProgramOption['kind']>[]

export const pointProgramGroups = [
  { label: 'Banks', kinds: ['bank'] },
  ...usedProgramGroups,
  { label: 'Investing and crypto', kinds: ['investment', 'crypto'] },
] as const satisfies readonly KindGroup<ProgramOption['kind']>[]

export const membershipGroups = [
  { label: 'Clubs and subscriptions', kinds: ['paid'] },
  { label: 'Military', kinds: ['military'] },
  { label: 'Banks and brokerages', kinds: ['bank'] },
  { label: 'Where you live', kinds: ['region'] },
  { label: 'Status', kinds: ['status', 'invitation'] },
  { label: 'Student, phone and others', kinds: ['student', 'device', 'customer', 'free'] },
] as const satisfies readonly KindGroup<MembershipOption['kind']>[]

export type KindGroup<Kind extends string = string> = Readonly<{ label: string; kinds: readonly Kind[] }>

/** '1.25' → 125 hundredths of a cent; null if it isn't a number from 0 to 10 with at most two decimals. */
export function parseCentsPerPoint(text: string): number | null {
  const trimmed = text.trim()
  if (!/^(?:\d+\.?\d{0,2}|\.\d{1,2})$/.test(trimmed)) {
    return null
  }
  const hundredths = Math.round(Number(trimmed) * 100)
  return hundredths <= MAX_POINT_VALUE ? hundredths : null
}

/** 125 → '1.25' */
export function formatCentsPerPoint(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}
