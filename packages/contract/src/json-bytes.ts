/** JSON in UTF-8, in one buffer that is used again. A long response as a string would be garbage of its size, each time. */
const FIRST_BYTES = 64 * 1024
/** A buffer that had to grow beyond this isn't used again. */
const MAX_REUSED_BYTES = 4 * 1024 * 1024
/** UTF-8 needs at most three bytes for a character of a JavaScript string. */
const MAX_BYTES_PER_CHAR = 3
const MAX_NUMBER_BYTES = 32
/** Below it, a double is written with the digits of its cents: 15 digits identify one. */
const MAX_DOLLARS = 1e12
const [ZERO, MINUS, POINT] = [0x30, 0x2d, 0x2e]

const encoder = new TextEncoder()

/** For JSON that is added more than once. */
export function encodeJson(json: string): Uint8Array {
  return encoder.encode(json)
}

export class JsonBytes {
  #buffer = new Uint8Array(FIRST_BYTES)
  #length = 0

  /** Starts a new text in the same buffer. */
  clear(): void {
    this.#length = 0
    if (this.#buffer.length > MAX_REUSED_BYTES) {
      this.#buffer = new Uint8Array(FIRST_BYTES)
    }
  }

  /** What was added since `clear`. It's valid until the next one. */
  written(): Uint8Array {
    return this.#buffer.subarray(0, this.#length)
  }

  /** Adds JSON that is encoded already. */
  add(json: Uint8Array): this {
    this.#reserve(json.length)
    this.#buffer.set(json, this.#length)
    this.#length += json.length
    return this
  }

  addText(json: string): this {
    this.#reserve(json.length * MAX_BYTES_PER_CHAR)
    this.#length += encoder.encodeInto(json, this.#buffer.subarray(this.#length)).written
    return this
  }

  /** Adds a number as JSON.stringify would. Fast for whole numbers and for dollars with cents. */
  addNumber(value: number): this {
    const cents = Math.round(value * 100)
    if (cents / 100 !== value || Math.abs(value) >= MAX_DOLLARS) {
      return this.addText(JSON.stringify(value))
    }
    this.#reserve(MAX_NUMBER_BYTES)
    const size = Math.abs(cents)
    const whole = Math.floor(size / 100)
    if (cents < 0) {
      this.#buffer[this.#length++] = MINUS
    }
    this.#addDigits(whole)
    const rest = size - whole * 100
    if (rest > 0) {
      this.#buffer[this.#length++] = POINT
      this.#buffer[this.#length++] = ZERO + Math.floor(rest / 10)
      if (rest % 10 > 0) {
        this.#buffer[this.#length++] = ZERO + (rest % 10)
      }
    }
    return this
  }

  #addDigits(whole: number): void {
    let end = this.#length + 1
    for (let power = 10; power <= whole; power *= 10) {
      end += 1
    }
    this.#length = end
    let rest = whole
    do {
      const tenth = Math.floor(rest / 10)
      end -= 1
      this.#buffer[end] = ZERO + rest - tenth * 10
      rest = tenth
    } while (rest > 0)
  }

  #reserve(bytes: number): void {
    const needed = this.#length + bytes
    if (needed > this.#buffer.length) {
      const grown = new Uint8Array(Math.max(needed, this.#buffer.length * 2))
      grown.set(this.#buffer.subarray(0, this.#length))
      this.#buffer = grown
    }
  }
}
