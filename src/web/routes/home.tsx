export default function Home() {
  return <div className="page py-16" />
}
