export default function OpenCourses() {
  return <h2>Inscrições abertas</h2>;
}
