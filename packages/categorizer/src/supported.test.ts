import { describe, expect, it } from 'vitest'
import type { Guess } from './model/classifier.ts'
import { confidenceOfBrand, confidenceOfMerchant } from './supported.ts'
import { readDescriptor } from './text/descriptor.ts'

const guessOf = (category: Guess['category'], confidence = 0.8): Guess => ({ category, confidence })
const crown = { name: 'Crown', leaf: 'gas' } as const
const shack = { name: 'Shake Shack', leaf: 'fast-food' } as const
const target = { name: 'Target', key: 'target', leaf: 'superstore' } as const

describe('a brand', () => {
  it('of one word is sure only if the model expects its category', () => {
    const alone = readDescriptor('CROWN 1123')
    expect(confidenceOfBrand(crown, alone, guessOf('gas'))).toBeGreaterThan(0.94)
    expect(confidenceOfBrand(crown, alone, guessOf('gas', 0.4))).toBeLessThan(0.7)
    expect(confidenceOfBrand(crown, alone, null)).toBeLessThan(0.7)
  })

  it("isn't one if its word begins a name of something else", () => {
    expect(confidenceOfBrand(crown, readDescriptor('CROWN TAXI 1959'), guessOf('transportation'))).toBeNull()
  })

  it('of several words is sure as a whole name, unless the model doubts it', () => {
    const whole = readDescriptor('SHAKE SHACK 1123 OAKLAND CA')
    expect(confidenceOfBrand(shack, whole, guessOf('restaurant', 0.4))).toBeGreaterThan(0.94)
    expect(confidenceOfBrand(shack, whole, guessOf('shops'))).toBeLessThan(0.9)
    expect(
      confidenceOfBrand(shack, readDescriptor('SHAKE SHACK DENTAL LAB'), guessOf('restaurant', 0.4)),
    ).toBeLessThan(0.9)
  })

  it("isn't sure if the names of its kind are wrong in more than 5% of the lines", () => {
    const clinic = { name: 'Providence Health', leaf: 'healthcare' } as const
    expect(confidenceOfBrand(clinic, readDescriptor('PROVIDENCE HEALTH'), guessOf('service'))).toBeLessThan(
      0.9,
    )
  })
})

describe('a merchant', () => {
  it('is sure before a location, even if its city is cut off and the model is fooled by it', () => {
    const fooled = () => guessOf('restaurant')
    expect(confidenceOfMerchant(target, readDescriptor('TARGET VIRGINIA BEACVA'), fooled)).toBeGreaterThan(
      0.94,
    )
    expect(confidenceOfMerchant(target, readDescriptor('TARGET DEBIT CRD ACH TRAN'), fooled)).toBeGreaterThan(
      0.94,
    )
    expect(confidenceOfMerchant(target, readDescriptor('TARGET SHOOTING RANGE'), fooled)).toBeLessThan(0.9)
  })

  it("isn't sure before words of another category, nor is a hotel's if the line doesn't say hotel", () => {
    const hilton = { name: 'Hilton', key: 'hilton', leaf: 'hotels' } as const
    const confidenceIn = (text: string) => confidenceOfMerchant(hilton, readDescriptor(text), () => null)
    expect(confidenceIn('HILTON TORONTO RESTAURANT')).toBeLessThan(0.9)
    expect(confidenceIn('HILTON TORONTO F/B')).toBeLessThan(0.9)
    expect(confidenceIn('HILTON TORONTO')).toBeLessThan(0.9)
    expect(confidenceIn('HILTON HOTEL TORONTO')).toBeGreaterThan(0.94)
  })
  it('with a word as its name is another one if a second name follows', () => {
    const firestone = { name: 'Firestone', key: 'firestone', leaf: 'auto-service' } as const
    const confidenceIn = (text: string) => confidenceOfMerchant(firestone, readDescriptor(text), () => null)
    expect(confidenceIn('FIRESTONE AND PARSON')).toBeLessThan(0.9)
    expect(confidenceIn('FIRESTONE AND CO')).toBeGreaterThan(0.94)
  })
})
