import type { User } from '@cardsight/contract'
import { ChevronDown } from 'lucide-react'
import { userLinks } from '../content/menus.ts'
import { Button } from '../ui/button.tsx'
import { DropdownMenu, MenuDivider, MenuItem, MenuLink } from '../ui/dropdown-menu.tsx'
import { initialsOf, nameOf } from './user-label.ts'

type UserMenuProps = { user: User; onSignOut: () => void }

export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const trigger = (
    <Button variant="quiet" size="small" className="min-h-11 text-ink">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-evergreen text-sm font-semibold text-panel"
      >
        {initialsOf(user)}
      </span>
      <span className="max-w-32 truncate">{nameOf(user)}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
    </Button>
  )
  return (
    <DropdownMenu trigger={trigger}>
      {userLinks.map(({ label, path }) => (
        <MenuLink key={path} to={path}>
          {label}
        </MenuLink>
      ))}
      <MenuDivider />
      <MenuItem onSelect={onSignOut}>Logout</MenuItem>
    </DropdownMenu>
  )
}
