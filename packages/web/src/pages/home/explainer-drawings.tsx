import { Drawing } from './drawing.tsx'

type Place = { className?: string }

/** A month of spending: five categories as bars, with a double rule for the total. */
export function SpendingDrawing({ className }: Place) {
  return (
    <Drawing className={className}>
      <path d="M96 36h288a8 8 0 0 1 8 8v220H88V44a8 8 0 0 1 8-8z" className="fill-panel" />
      <path d="M132 36v228M137 36v228" className="stroke-rule stroke-1" />
      <path d="M88 84h304M88 124h304M88 164h304M88 204h304" className="stroke-hairline" />
      <path d="M152 60h74M330 60h44" />
      <path d="M152 96h150v18H152zM152 176h106v18H152z" className="fill-ink" />
      <path d="M152 136h84v18h-84zM152 216h52v14h-52z" className="fill-evergreen-tint" />
      <path d="M340 106h34M348 146h26M340 186h34M352 224h22" />
      <path d="M104 100h14l-3 9h-9zM103 96h-4M107 113h.01M115 113h.01" />
      <path d="M104 152v-16h9v16M102 152h13M113 141h4v8" />
      <path d="M106 176v6a4 4 0 0 0 4 4v10M110 176v10M114 176v6a4 4 0 0 1-4 4" />
      <path d="M102 220h16v11h-16zM107 220v-4h6v4" />
      <path d="M330 246h44M330 252h44" />
    </Drawing>
  )
}

/** Cards, one after the other, over the same page. */
export function EveryCardDrawing({ className }: Place) {
  return (
    <Drawing className={className}>
      <path d="M48 48h150v204H48z" className="fill-panel" />
      <path d="M48 88h150M48 120h150M48 152h150M48 184h150" className="stroke-hairline" />
      <path d="M64 70h52M64 106h70M64 138h44M64 170h60M64 202h36M170 106h14M164 138h20M170 170h14M160 202h24" />
      <path d="M150 230h34M150 236h34" />
      <g className="fill-evergreen-tint">
        <rect x="232" y="60" width="176" height="111" rx="11" transform="rotate(-9 320 115)" />
        <rect x="246" y="82" width="176" height="111" rx="11" transform="rotate(-3 334 137)" />
      </g>
      <rect x="252" y="112" width="176" height="111" rx="11" className="fill-panel" />
      <path d="M252 142h176" />
      <rect x="270" y="158" width="28" height="21" rx="4" className="fill-evergreen-tint" />
      <path d="M270 168h28M284 158v21M270 200h86M396 200h16" />
      <path d="M206 150c14-8 22-8 36-2M236 140l7 9-11 5" />
      <circle cx="428" cy="112" r="22" className="fill-ink" />
      <path d="m418 112 7 7 13-14" className="stroke-panel stroke-[3]" />
    </Drawing>
  )
}

/** The ranking: the best card first, then the others. */
export function OrderDrawing({ className }: Place) {
  return (
    <Drawing className={className}>
      <path d="M64 40h352v92H64z" className="fill-panel" />
      <path d="M64 132h352v64H64zM64 196h352v64H64z" className="fill-panel stroke-hairline" />
      <rect x="84" y="58" width="88" height="56" rx="7" className="fill-ink" />
      <path d="M84 74h88M96 100h40" className="stroke-panel" />
      <path d="M192 72h88M192 98h150v14H192z" className="fill-ink" />
      <path d="M372 24h30v56l-15-11-15 11z" className="fill-ink" />
      <path d="m380 43 5 5 10-11" className="stroke-panel stroke-[3]" />
      <rect x="96" y="144" width="64" height="40" rx="6" className="fill-evergreen-tint" />
      <rect x="96" y="208" width="64" height="40" rx="6" className="fill-evergreen-tint" />
      <path d="M96 156h64M96 220h64" />
      <path d="M192 152h64M192 216h48M360 160h36M368 224h28" />
      <path d="M192 166h104v10H192zM192 230h72v10h-72z" className="fill-evergreen-tint" />
      <path d="M64 260h352M64 266h352" />
    </Drawing>
  )
}
