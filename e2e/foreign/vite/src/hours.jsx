export default function Hours() {
  return <p>Aberta das 8h às 20h</p>;
}
