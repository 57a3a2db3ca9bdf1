import { Drawing } from './drawing.tsx'

/** A phone with our logo on its home screen. */
export function PhoneDrawing() {
  return (
    <Drawing>
      <path d="M176 300V48a24 24 0 0 1 24-24h80a24 24 0 0 1 24 24v252" className="fill-panel stroke-[3]" />
      <path d="M224 40h32" className="stroke-[4]" />
      <g className="fill-evergreen-tint">
        <rect x="196" y="66" width="36" height="36" rx="9" />
        <rect x="248" y="66" width="36" height="36" rx="9" />
        <rect x="196" y="182" width="36" height="36" rx="9" />
        <rect x="248" y="182" width="36" height="36" rx="9" />
        <rect x="248" y="124" width="36" height="36" rx="9" />
      </g>
      <rect x="188" y="116" width="52" height="52" rx="12" className="fill-ink" />
      <path d="M198 132h8" className="stroke-panel" />
      <path d="m208 138 7 7 14-15" className="stroke-panel stroke-[4]" />
      <path d="M198 154h32M198 159h32" className="stroke-panel stroke-1" />
      <path d="M120 142h46M152 130l14 12-14 12" />
      <path d="M196 244h88M196 262h56" className="stroke-hairline stroke-[4]" />
    </Drawing>
  )
}
