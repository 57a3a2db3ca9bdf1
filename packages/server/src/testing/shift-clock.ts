/**
 * Preloaded with `--import`: SIGUSR2 moves the clock of the process a day ahead, and the next one back. Timers
 * go on as before, as they do when an administrator or a time server sets the clock.
 */
const DAY_MS = 24 * 60 * 60 * 1000
const RealDate = Date
let shiftMs = 0
const now = () => RealDate.now() + shiftMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

process.on('SIGUSR2', () => {
  shiftMs = DAY_MS - shiftMs
  process.stdout.write(`the clock is ${shiftMs} ms ahead\n`)
})
