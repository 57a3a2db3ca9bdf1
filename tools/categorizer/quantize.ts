/** Rounds weights to 4 bits. */
import { settings } from './settings.ts'

/** Weights in whole steps. Very large ones are clipped. */
export function quantize(weights: Float32Array): { weights: Int8Array; step: number } {
  const sizes = weights.map(Math.abs).sort()
  const limit = sizes[Math.floor(sizes.length * settings.clipQuantile)] ?? 1
  const step = Number((limit / settings.maxWeight).toPrecision(6))
  const { maxWeight } = settings
  const steps = weights.map((weight) => {
    const rounded = Math.abs(weight) < step * settings.deadZone ? 0 : Math.round(weight / step)
    return Math.max(-maxWeight, Math.min(maxWeight, rounded))
  })
  return { weights: Int8Array.from(steps), step }
}
