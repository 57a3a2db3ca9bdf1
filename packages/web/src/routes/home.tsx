export default function HomeRoute() {
  return <h1 className="text-4xl">Hi</h1>
}
