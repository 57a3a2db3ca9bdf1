import { ChevronDown } from 'lucide-react'
import type { MenuLink as Entry } from '../content/menus.ts'
import { Button } from '../ui/button.tsx'
import { DropdownMenu, MenuDivider, MenuItem, MenuLink } from '../ui/dropdown-menu.tsx'

type UserMenuProps = { name: string; initials: string; links: readonly Entry[]; onSignOut: () => void }

export function UserMenu({ name, initials, links, onSignOut }: UserMenuProps) {
  const trigger = (
    <Button variant="quiet" size="small" className="min-h-11 px-1 text-ink">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-evergreen text-sm font-semibold text-panel"
      >
        {initials}
      </span>
      <span className="max-w-16 truncate min-[1200px]:max-w-46">{name}</span>
      <ChevronDown aria-hidden="true" className="hidden size-4 wide:block" />
    </Button>
  )
  return (
    <DropdownMenu trigger={trigger}>
      {links.map(({ label, path }) => (
        <MenuLink key={path} to={path}>
          {label}
        </MenuLink>
      ))}
      <MenuDivider />
      <MenuItem onSelect={onSignOut}>Logout</MenuItem>
    </DropdownMenu>
  )
}
