type Present<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> }

/** Optional facts are absent, never undefined. */
export function withoutUndefined<Value extends object>(value: Value): Present<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined),
  ) as Present<Value>
}
