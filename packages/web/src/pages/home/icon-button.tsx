type IconButtonProps = { label: string; d: string; className?: string; onClick: () => void }

/** Drawn here, not imported from the icon library: its base alone would be too large for this page. */
export function IconButton({ label, d, className = '', onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      data-needs-script
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-evergreen hover:bg-evergreen-tint ${className}`}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
        <path d={d} />
      </svg>
    </button>
  )
}
