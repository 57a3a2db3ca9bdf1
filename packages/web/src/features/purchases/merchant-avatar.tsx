import { sliceColor } from '../../ui/charts/palette.ts'

/** A merchant's initials in a color of its own, the same on every visit. */
export function MerchantAvatar({ name }: { name: string }) {
  const color = sliceColor(hashOf(name))
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-control text-sm font-semibold forced-color-adjust-none"
      style={{
        backgroundColor: `color-mix(in oklab, ${color} 20%, var(--color-panel))`,
        color: `color-mix(in oklab, ${color} 35%, var(--color-ink))`,
      }}
    >
      {initialsOf(name)}
    </span>
  )
}

/** 'Trader Joe’s' → 'TJ', 'Exxon' → 'EX'. */
function initialsOf(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '')
  const [first = '', second = ''] = words
  return (second === '' ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`).toUpperCase()
}

function hashOf(text: string): number {
  let hash = 0
  for (const letter of text.toLowerCase()) {
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  }
  return hash
}
