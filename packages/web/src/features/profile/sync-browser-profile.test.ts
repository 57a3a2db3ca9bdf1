import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAll } from '../../lib/storage.ts'
import { isProfileUnsent, setProfileUnsent, syncProfile } from './sync-browser-profile.ts'

const fair: Profile = { ...defaultProfile, credit: 'fair' }
const flyer: Profile = { ...defaultProfile, programs: { 'delta-skymiles': 600 } }
const renter: Profile = { ...defaultProfile, rent: 1500 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  clearAll()
})

/** A browser and an account. Calls to the account wait until they are answered, if it is slow. */
function setUp({ mine = defaultProfile, stored = null as Profile | null, isSlow = false } = {}) {
  const listeners = new Set<() => void>()
  const waiting: (() => void)[] = []
  const world = { mine, stored, isDown: false, saves: [] as Profile[], loads: 0 }
  const answer = async () => {
    if (isSlow) {
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    if (world.isDown) {
      throw new Error('down')
    }
  }
  const browser = {
    read: () => world.mine,
    write: (profile: Profile) => {
      world.mine = profile
      for (const listener of listeners) {
        listener()
      }
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isUnsent: isProfileUnsent,
    setUnsent: setProfileUnsent,
  }
  const account = {
    load: async () => {
      world.loads += 1
      await answer()
      return world.stored
    },
    save: async (profile: Profile) => {
      world.saves.push(profile)
      await answer()
      world.stored = profile
    },
  }
  return {
    world,
    start: () => syncProfile(browser, account),
    change: browser.write,
    /** Lets everything happen that is due within ten seconds. */
    settle: () => vi.advanceTimersByTimeAsync(10_000),
    answerNext: async () => {
      waiting.shift()?.()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

describe('on sign-in', () => {
  it("takes the account's profile, and sends nothing", async () => {
    const { world, start, settle } = setUp({ mine: fair, stored: flyer })
    start()
    await settle()
    expect(world).toMatchObject({ mine: flyer, stored: flyer, saves: [] })
    expect(isProfileUnsent()).toBe(false)
  })

  it("sends the browser's profile if the account has none", async () => {
    const { world, start, settle } = setUp({ mine: fair })
    start()
    await settle()
    expect(world).toMatchObject({ mine: fair, stored: fair, saves: [fair] })
    expect(isProfileUnsent()).toBe(false)
  })

  it('sends nothing if neither side has changed anything', async () => {
    const { world, start, settle } = setUp()
    start()
    await settle()
    expect(world).toMatchObject({ stored: null, saves: [] })
  })

  it('keeps a change that is made while the profile loads', async () => {
    const { world, start, change, settle, answerNext } = setUp({ stored: flyer, isSlow: true })
    start()
    change(renter)
    await answerNext()
    expect(world.mine).toEqual(renter)
    await settle()
    await answerNext()
    expect(world).toMatchObject({ mine: renter, stored: renter })
  })

  it("takes own point values that don't count at the moment", async () => {
    const stored: Profile = { ...defaultProfile, pointValues: { cash: 90 } }
    const { world, start, settle } = setUp({ stored })
    start()
    await settle()
    expect(world.mine).toEqual(stored)
  })
})

describe('a later change', () => {
  it('is sent once after a pause, with everything changed until then', async () => {
    const { world, start, change, settle } = setUp({ stored: flyer })
    start()
    await settle()
    change(fair)
    change(renter)
    expect(world.saves).toEqual([])
    await settle()
    expect(world).toMatchObject({ stored: renter, saves: [renter] })
  })

  it('is not sent if it was undone', async () => {
    const { world, start, change, settle } = setUp({ stored: flyer })
    start()
    await settle()
    change(fair)
    change(flyer)
    await settle()
    expect(world.saves).toEqual([])
    expect(isProfileUnsent()).toBe(false)
  })

  it('that is made during a save is sent after it, even if it undoes the saved one', async () => {
    const { world, start, change, settle, answerNext } = setUp({ stored: flyer, isSlow: true })
    start()
    await answerNext()
    change(fair)
    await settle()
    expect(world.saves).toEqual([fair])
    change(flyer)
    await settle()
    expect(world.saves).toEqual([fair])
    await answerNext()
    expect(isProfileUnsent()).toBe(true)
    await settle()
    await answerNext()
    expect(world).toMatchObject({ mine: flyer, stored: flyer, saves: [fair, flyer] })
    expect(isProfileUnsent()).toBe(false)
  })

  it('that could not be sent is sent with the next one', async () => {
    const { world, start, change, settle } = setUp({ stored: flyer })
    start()
    await settle()
    world.isDown = true
    change(fair)
    await settle()
    expect(world).toMatchObject({ stored: flyer, saves: [fair] })
    world.isDown = false
    await settle()
    expect(world.saves).toEqual([fair])
    change({ ...fair, rent: 900 })
    await settle()
    expect(world.stored).toEqual({ ...fair, rent: 900 })
  })

  it("that could not be sent survives a reload, and replaces the account's profile", async () => {
    const { world, start, change, settle } = setUp({ stored: flyer })
    const stop = start()
    await settle()
    change(fair)
    // The page closes before the pause is over.
    stop()
    await settle()
    expect(world.stored).toEqual(flyer)
    start()
    await settle()
    expect(world).toMatchObject({ mine: fair, stored: fair, loads: 1 })
    expect(isProfileUnsent()).toBe(false)
  })

  it('is sent if the profile could not be loaded', async () => {
    const { world, start, change, settle } = setUp({ mine: fair, stored: flyer })
    world.isDown = true
    start()
    await settle()
    expect(world).toMatchObject({ mine: fair, saves: [] })
    world.isDown = false
    change(renter)
    await settle()
    expect(world.stored).toEqual(renter)
  })
})

describe('after sign-out', () => {
  it('nothing is sent or taken', async () => {
    const { world, start, change, settle, answerNext } = setUp({ mine: fair, stored: flyer, isSlow: true })
    const stop = start()
    stop()
    await answerNext()
    change(renter)
    await settle()
    expect(world).toMatchObject({ mine: renter, stored: flyer, saves: [] })
    expect(isProfileUnsent()).toBe(false)
  })
})
