import { dayRange, parseDay } from '@cardsight/engine'
import { expect, it } from 'vitest'
import { createApi } from './client.ts'
import { fetchPurchases } from './purchases.ts'
