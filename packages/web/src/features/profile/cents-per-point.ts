import { MAX_POINT_VALUE } from '@cardsight/contract/profile'

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
