import { Link } from 'react-router-dom';

export default () => <Link to="/rooms">Two reading rooms are free</Link>;
