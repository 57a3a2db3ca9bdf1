import type { User } from '@cardsight/contract'
import type { UserRow } from '../repositories/users.ts'

export function presentUser(user: UserRow): User {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    isGoogle: user.isGoogle,
  }
}
