export default () => <p>Open from 8 to 20</p>;
