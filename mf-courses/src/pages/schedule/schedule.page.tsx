import css from './schedule.module.css';
export function Component() {
  return <h1 className={css.title}>Cursos</h1>;
}
