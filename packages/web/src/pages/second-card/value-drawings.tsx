import type { ReactNode } from 'react'
import type { ValueProp } from '../../content/second-card.ts'

/** A sheet with a tint; each drawing adds its own subject. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 132"
      aria-hidden="true"
      className="block w-full max-w-80 fill-none stroke-ink stroke-[1.5]"
    >
      <rect width="240" height="132" rx="11" className="fill-evergreen-tint stroke-none" />
      {children}
    </svg>
  )
}

/** What one card earns, and what two earn. */
function RewardsDrawing() {
  return (
    <Sheet>
      <path d="M24 112h192" />
      <path d="M24 88h192M24 64h192M24 40h192M24 16h192" className="stroke-rule stroke-1" />
      <path d="M52 70h36v42H52z" className="fill-panel" />
      <rect x="48" y="42" width="44" height="28" rx="3" className="fill-panel" />
      <path d="M48 50h44M54 62h14" className="stroke-1" />
      <path d="M148 70h36v42h-36z" className="fill-panel" />
      <path d="M148 46h36v24h-36z" className="fill-ink" />
      <rect
        x="136"
        y="12"
        width="44"
        height="28"
        rx="3"
        transform="rotate(-8 158 26)"
        className="fill-panel"
      />
      <rect x="148" y="18" width="44" height="28" rx="3" className="fill-panel" />
      <path d="M148 26h44M154 38h14" className="stroke-1" />
      <path d="M104 91h28m-7-6 7 6-7 6" />
    </Sheet>
  )
}

/** The same balance against one limit, and against two. */
function ScoreDrawing() {
  return (
    <Sheet>
      <path d="M24 46h96v18H24z" className="fill-panel" />
      <path d="M24 46h48v18H24z" className="fill-ink" />
      <path d="M24 88h192v18H24z" className="fill-panel" />
      <path d="M24 88h48v18H24z" className="fill-ink" />
      <path d="M120 88v18" className="stroke-1" />
      <path d="M72 36v78" className="stroke-1 [stroke-dasharray:3_3]" />
      <path d="M24 38h38M24 80h38" className="stroke-1" />
      <path d="M176 62V30m-9 9 9-9 9 9" />
      <path d="M158 66h36M158 69h36" className="stroke-1" />
    </Sheet>
  )
}

/** A lounge chair, a rental car and a warranty seal. */
function PerksDrawing() {
  return (
    <Sheet>
      <path d="M20 104h200" className="stroke-rule stroke-1" />
      <path d="M34 78V54a10 10 0 0 1 10-10h16a10 10 0 0 1 10 10v24" className="fill-panel" />
      <path d="M28 96V74a6 6 0 0 1 12 0v8h24v-8a6 6 0 0 1 12 0v22z" className="fill-panel" />
      <path d="M34 96v8M70 96v8M40 82v14M64 82v14" className="stroke-1" />
      <path d="M96 96V82l10-3 9-14h26l11 14 10 4v13z" className="fill-panel" />
      <path d="M112 79h34M128 65v14" className="stroke-1" />
      <circle cx="110" cy="96" r="8" className="fill-ink" />
      <circle cx="146" cy="96" r="8" className="fill-ink" />
      <path d="m186 76-7 26 15-8 15 8-7-26" className="fill-panel" />
      <circle cx="194" cy="62" r="20" className="fill-ink" />
      <path d="m185 62 6 6 12-13" className="stroke-panel stroke-2" />
      <path d="m104 34 22-10 6-12 5 1-2 13 14 8-2 4-15-4-9 6 3 6-3 1-6-6-12-3z" className="fill-panel" />
    </Sheet>
  )
}

export const drawings: Readonly<Record<ValueProp['key'], () => ReactNode>> = {
  rewards: RewardsDrawing,
  score: ScoreDrawing,
  perks: PerksDrawing,
}
