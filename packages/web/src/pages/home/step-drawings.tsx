import { Drawing } from './drawing.tsx'

type Place = { className?: string }

/** A document with a lock. */
export function ShareDrawing({ className }: Place) {
  return (
    <Drawing className={className}>
      <path
        d="M128 30h160l40 40v200l-16-10-16 10-16-10-16 10-16-10-16 10-16-10-16 10-16-10-16 10-16-10-24 10z"
        className="fill-panel"
      />
      <path d="M288 30v40h40" className="fill-evergreen-tint" />
      <path d="M152 70h72M152 104h52M276 104h28M152 132h76M270 132h34M152 160h44M282 160h22" />
      <path d="M260 190h44M260 196h44" />
      <rect x="296" y="148" width="112" height="92" rx="12" className="fill-ink" />
      <path d="M320 148v-22a32 32 0 0 1 64 0v22" className="stroke-[6]" />
      <circle cx="352" cy="186" r="9" className="fill-panel stroke-none" />
      <path d="M352 190v22" className="stroke-panel stroke-[6]" />
    </Drawing>
  )
}

/** An abacus: the same calculation for every card. */
export function CalculateDrawing({ className }: Place) {
  return (
    <Drawing className={className}>
      <rect x="96" y="40" width="288" height="220" rx="10" className="fill-panel stroke-[5]" />
      <path d="M96 84h288M96 128h288M96 172h288M96 216h288" className="stroke-edge" />
      <g className="fill-ink">
        <rect x="112" y="68" width="18" height="32" rx="8" />
        <rect x="136" y="68" width="18" height="32" rx="8" />
        <rect x="160" y="68" width="18" height="32" rx="8" />
        <rect x="112" y="112" width="18" height="32" rx="8" />
        <rect x="112" y="156" width="18" height="32" rx="8" />
        <rect x="136" y="156" width="18" height="32" rx="8" />
        <rect x="112" y="200" width="18" height="32" rx="8" />
        <rect x="136" y="200" width="18" height="32" rx="8" />
        <rect x="160" y="200" width="18" height="32" rx="8" />
        <rect x="184" y="200" width="18" height="32" rx="8" />
      </g>
      <g className="fill-evergreen-tint">
        <rect x="326" y="68" width="18" height="32" rx="8" />
        <rect x="350" y="68" width="18" height="32" rx="8" />
        <rect x="278" y="112" width="18" height="32" rx="8" />
        <rect x="302" y="112" width="18" height="32" rx="8" />
        <rect x="326" y="112" width="18" height="32" rx="8" />
        <rect x="350" y="112" width="18" height="32" rx="8" />
        <rect x="302" y="156" width="18" height="32" rx="8" />
        <rect x="326" y="156" width="18" height="32" rx="8" />
        <rect x="350" y="156" width="18" height="32" rx="8" />
        <rect x="350" y="200" width="18" height="32" rx="8" />
      </g>
    </Drawing>
  )
}

/** Growing columns with a double rule, and a card next to them. */
export function MaximizeDrawing({ className }: Place) {
  return (
    <Drawing className={className}>
      <path d="M80 250h320M80 256h320" />
      <path d="M104 206h40v44h-40zM168 172h40v78h-40zM232 132h40v118h-40z" className="fill-panel" />
      <path d="M296 72h40v178h-40z" className="fill-ink" />
      <path d="M104 188c60-12 112-44 170-110" />
      <path d="m258 82 18-8 2 20" />
      <g transform="rotate(8 376 96)">
        <rect x="320" y="52" width="120" height="76" rx="9" className="fill-panel" />
        <path d="M320 74h120M334 110h56" />
        <rect x="334" y="84" width="18" height="14" rx="3" className="fill-evergreen-tint" />
        <path d="m402 100 8 8 16-17" className="stroke-[3]" />
      </g>
    </Drawing>
  )
}
