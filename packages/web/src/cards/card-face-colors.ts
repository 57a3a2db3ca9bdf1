import type { CardKind } from './card-face-pattern.ts'

/** OKLCH lightness and chroma of each part; the hue comes from the card. */
type Tone = readonly [lightness: number, chroma: number]

export const faceTones = {
  ground: [0.42, 0.095],
  edge: [0.35, 0.085],
  pattern: [0.53, 0.1],
  text: [0.985, 0.01],
} as const satisfies Record<string, Tone>

/** Premium cards are nearly black. */
export const premiumTones = {
  ...faceTones,
  ground: [0.29, 0.05],
  edge: [0.24, 0.04],
  pattern: [0.47, 0.07],
} as const

export function cardFaceColors(hue: number, kind: CardKind) {
  const tones = kind === 'premium' ? premiumTones : faceTones
  const paint = ([lightness, chroma]: Tone) => `oklch(${lightness} ${chroma} ${hue})`
  return {
    ground: paint(tones.ground),
    edge: paint(tones.edge),
    pattern: paint(tones.pattern),
    text: paint(tones.text),
  }
}
