import { release as generated } from '../generated/catalog.js'
import type { Release } from './release.ts'

export type { Card, CardId, Release } from './release.ts'

/** What is published now: made from `cards/` by the build, frozen all the way down. */
export const release: Release = generated
