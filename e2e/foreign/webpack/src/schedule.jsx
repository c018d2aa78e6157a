export default function Schedule() {
  return <p>Sábados, às 9h</p>;
}
