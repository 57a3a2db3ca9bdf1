import { timestamp } from '../days.ts'
import { Fault, faultFields } from '../faults.ts'
import { findInstitution, SUPPORTED_PRODUCTS } from '../institutions.ts'
import type { Item } from '../state.ts'

/** The Item as responses contain it. Only /item/get sets `showsError`. */
export function itemBody(item: Item, { showsError }: { showsError: boolean } = { showsError: false }) {
  return {
    item_id: item.id,
    institution_id: item.institutionId,
    institution_name: findInstitution(item.institutionId)?.name ?? null,
    webhook: item.webhook ?? null,
    auth_method: null,
    error: showsError && item.isLoginRequired ? loginError() : null,
    available_products: SUPPORTED_PRODUCTS.filter((product) => !item.products.includes(product)),
    billed_products: item.products,
    products: item.products,
    consented_products: item.products,
    consent_expiration_time: null,
    update_type: 'background',
    created_at: timestamp(item.createdAt),
  }
}

/** The error as Items and webhooks contain it: with a status, without a request id. */
export function loginError() {
  const fault = new Fault('ITEM_LOGIN_REQUIRED')
  return { ...faultFields(fault), status: fault.status }
}
